/** What somebody else's server answered, or how it failed. Nothing is thrown: who calls decides what is told to whom. */
export type OutsideAnswer<Value, Failure extends { failed: string }> = { value: Value; failed?: undefined } | Failure
