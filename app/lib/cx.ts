type Classes = string | false | null | undefined
export const cx = (...classes: Classes[]) => classes.filter(Boolean).join(' ')
