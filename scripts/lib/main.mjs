/** What keeps a script from going on; its message is one sentence for the operator. */
export class CannotGoOn extends Error {}

/** Runs a script to its end. What was to be expected ends it with its sentence alone, anything else with a stack. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof CannotGoOn ? error.message : error)
    process.exit(1)
  }
}
