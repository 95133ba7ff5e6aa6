import type { PublicBusiness } from '../../contract/businesses'
import type { WidgetConfig } from '../../contract/widget'

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`/api/${path}`)
  if (!response.ok) throw new Error(`Answered ${response.status}`)
  return response.json()
}

/** Fills the page if it is opened directly: the business's name, services and a button to start the chat. `id` may be a publishable key. */
export async function fillPage(id: string, start: () => void) {
  const [title, text, button] = ['h1', 'p', 'button'].map((name) => document.querySelector<HTMLElement>(name))
  if (!title || !text || !button) return
  try {
    const config = await read<WidgetConfig>(`widget/${id}/config`)
    if (!config.isActive) throw new Error('Switched off')
    const { name, services, location } = await read<PublicBusiness>(`businesses/${config.id}`)
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
