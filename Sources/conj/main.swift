import ConjCommand

Conj.main()
