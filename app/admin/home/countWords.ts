import { BADGE_MAX } from '../../../contract/home'

/** "7", or "99+" where no more are counted. */
export const countWords = (count: number) => (count >= BADGE_MAX ? `${BADGE_MAX - 1}+` : `${count}`)
