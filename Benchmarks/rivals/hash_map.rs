// Rust's HashMap over byte strings; with the usual fast multiplicative hash in place of SipHash, as
// careful programs choose. The same modes as the programs in C++, but `pipe`.
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::hint::black_box;
use std::io::Write;

#[derive(Default)]
struct Multiplicative(u64);

impl Multiplicative {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Multiplicative {
    #[inline]
    fn write(&mut self, mut bytes: &[u8]) {
        while let Some((word, rest)) = bytes.split_first_chunk::<8>() {
            self.add(u64::from_le_bytes(*word));
            bytes = rest;
        }
        if let Some((word, rest)) = bytes.split_first_chunk::<4>() {
            self.add(u64::from(u32::from_le_bytes(*word)));
            bytes = rest;
        }
        for &byte in bytes {
            self.add(u64::from(byte));
        }
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

type Table<'a> = HashMap<&'a [u8], i32, BuildHasherDefault<Multiplicative>>;

static LATIN: &[u8; 64] = b"aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0\0aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0y";

#[inline]
fn find(table: &Table, word: &[u8]) -> i32 {
    let mut folded = [0u8; 256];
    let mut size = 0;
    let mut place = 0;
    while place < word.len() && size < folded.len() {
        let byte = word[place];
        place += 1;
        if byte == 0xC3 && place < word.len() {
            let letter = LATIN[usize::from(word[place] & 0x3F)];
            if letter != 0 {
                folded[size] = letter;
                size += 1;
                place += 1;
                continue;
            }
        }
        folded[size] = byte.to_ascii_lowercase();
        size += 1;
    }
    table.get(&folded[..size]).copied().unwrap_or(-1)
}

#[repr(C)]
struct Time {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Time) -> i32;
}

/// Nanoseconds that this thread has run; the standard library knows no such clock.
fn thread_time() -> f64 {
    const CLOCK_THREAD_CPUTIME_ID: i32 = 3;
    let mut time = Time { seconds: 0, nanoseconds: 0 };
    // SAFETY: the call fills the struct, which is laid out as on 64-bit Linux, and keeps no pointer.
    unsafe { clock_gettime(CLOCK_THREAD_CPUTIME_ID, &mut time) };
    time.seconds as f64 * 1e9 + time.nanoseconds as f64
}

fn pass(table: &Table, words: &[&[u8]], dependent: bool) -> f64 {
    let start = thread_time();
    let mut sum = 0u64;
    let tie = if dependent { black_box(0) } else { 0 };
    let mut place = 0;
    while place < words.len() {
        let answer = find(table, words[place]);
        sum = sum.wrapping_add((2 * place as u64 + 1).wrapping_mul(u64::from(answer as u32)));
        place += 1 + if dependent { (answer & tie) as usize } else { 0 };
    }
    black_box(sum);
    (thread_time() - start) / words.len() as f64
}

fn lines(bytes: &[u8]) -> Vec<&[u8]> {
    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    lines.pop();
    lines
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, folder, mode, rest @ ..] = &arguments[..] else { std::process::exit(2) };
    let read = |name: &str| std::fs::read(format!("{folder}/{name}.txt")).expect(name);
    let text = read("keys");
    let keys = lines(&text);
    let mut table = Table::with_capacity_and_hasher(keys.len(), Default::default());
    for (number, key) in keys.iter().enumerate() {
        table.insert(key, number as i32);
    }
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    match (mode.as_str(), rest) {
        ("answers", [stream]) => {
            for word in lines(&read(stream)) {
                writeln!(out, "{}", find(&table, word)).expect("standard output");
            }
        }
        ("time", [passes, streams @ ..]) => {
            let passes: usize = passes.parse().expect("a number of passes");
            for stream in streams {
                let text = read(stream);
                let words = lines(&text);
                for (dependent, name) in [(false, "throughput"), (true, "dependent")] {
                    pass(&table, &words, dependent);
                    for _ in 0..passes {
                        let time = pass(&table, &words, dependent);
                        writeln!(out, "{stream}\t{name}\t{time:.3}").expect("standard output");
                    }
                }
            }
        }
        _ => std::process::exit(2),
    }
}
