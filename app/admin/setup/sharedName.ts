import { capital } from '../../../contract/capital'

/** Where a name may be told apart from the one before it: "Haircut (short)" and "Haircut (long)", "Bath (small dogs), with nails". */
const JOINTS = /\s\(|\),\s/g

/** A price's name in what it shares with the one above it and what is its own; undefined where it shares nothing that ends at a joint. */
export function sharedName(name: string, above: string | undefined): { shared: string; own: string } | undefined {
  const ends = [...name.matchAll(JOINTS)].map(({ 0: joint, index }) => index + joint.length)
  const end = ends.findLast((at) => above?.startsWith(name.slice(0, at)) && at < name.length)
  if (end === undefined) return undefined
  const shared = name.slice(0, end)
  const isOpen = shared.lastIndexOf('(') > shared.lastIndexOf(')')
  const rest = name.slice(end)
  const own = isOpen && rest.endsWith(')') && !rest.includes('(') ? rest.slice(0, -1) : rest
  return { shared, own: capital(own) }
}
