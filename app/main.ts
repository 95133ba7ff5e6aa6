import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

/** Until what the page came with is on the screen; a page that nobody sees, in another tab, isn't painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve()
    requestAnimationFrame(() => setTimeout(resolve))
  })

await painted()
// One after the other, so that each is evaluated in a task of its own: a phone takes a while for all of them, and a press would wait.
await import('react-dom/client')
await import('./lib/api')
await import('./components/Link')
await import('./router')
const { start } = await import('./start')
start(root)
