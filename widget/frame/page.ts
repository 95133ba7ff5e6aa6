import type { PublicBusiness } from '../../contract/businesses'

/** The page as such, opened by its address: says whose chat it is and offers to start. */
export async function fillPage(id: string, start: () => void) {
  const [title, text, button] = ['h1', 'p', 'button'].map((name) => document.querySelector<HTMLElement>(name))
  if (!title || !text || !button) return
  try {
    const response = await fetch(`/api/businesses/${id}`)
    if (!response.ok) throw new Error(`Answered ${response.status}`)
    const { name, services, location }: PublicBusiness = await response.json()
    document.title = `Chat with ${name}`
    title.textContent = name
    text.textContent = [services, location].filter(Boolean).join('\n')
    button.hidden = false
    button.onclick = start
  } catch {
    title.textContent = 'This chat isn’t available'
    text.textContent = 'Please check the address, or try again in a moment.'
  }
}
