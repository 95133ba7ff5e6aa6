import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// One after the other, so that each is evaluated in a task of its own: a phone takes a while for all of them, and a press would wait.
await import('react-dom/client')
await import('./lib/api')
await import('react-router/dom')
await import('./router')
const { start } = await import('./start')
start(root)
