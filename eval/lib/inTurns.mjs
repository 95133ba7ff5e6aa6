/** Runs `run` for each, so many at once; gives what they gave, in order. */
export async function inTurns(list, atOnce, run) {
  const results = []
  const waiting = list.entries()
  const work = async () => {
    for (const [at, one] of waiting) results[at] = await run(one)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
