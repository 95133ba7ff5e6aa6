/** An expected failure of a script; its message is one sentence for the operator. */
export class CannotGoOn extends Error {}

/** Runs a script. An expected failure prints its message, any other its stack. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof CannotGoOn ? error.message : error)
    process.exit(1)
  }
}
