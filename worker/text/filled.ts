/** A sentence of ours with its `{slots}` filled; a slot's own text is never looked through for slots. */
export const filled = (sentence: string, slots: Record<string, string>): string =>
  sentence
    .replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)
    // "… a las 10:00 a.m." ends with its own point.
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
