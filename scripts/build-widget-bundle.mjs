/** How a module of the widget becomes one file that is as small as it gets. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from '@swc/core'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A module with its styles and words in one file: one build an entry, so that nothing is shared and nothing splits. */
export async function bundle(entry, format, define = {}) {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, 'window.__PREACT_SIGNALS_DEVTOOLS__': 'false' },
    plugins: [leanPreact],
    resolve: { alias: { 'preact/hooks': join(root, 'widget/panel/hooks.ts') } },
    // Children as arguments, not as a property of their own in each element.
    oxc: { jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' } },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      // What import(), adoptedStyleSheets and <dialog> need anyway; older targets would have :dir() spelt out.
      cssTarget: ['chrome120', 'firefox121', 'safari16.4'],
      modulePreload: false,
      lib: { entry: join(root, 'widget', entry), formats: [format], name: 'deskbell', fileName: 'out' },
      rolldownOptions: {
        transform: { inject: { h: ['preact', 'h'], Fragment: ['preact', 'Fragment'] } },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { minify: true, codeSplitting: false, comments: { annotation: false } },
      },
    },
  })
  return minifyAgain([output].flat()[0].output[0].code, format)
}

/** What one minifier leaves the other finds. */
async function minifyAgain(bundled, format) {
  const options = {
    module: format === 'es',
    ecma: 2022,
    compress: { passes: 5, toplevel: true },
    mangle: { toplevel: true },
  }
  const { code } = await minify(bundled, options)
  return code
}

/** What Preact can do and nobody asks of it here, as its build spells it, and what that comes to then. */
const UNUSED = [
  // Components that are classes.
  [/\((\w+)=\w+\.prototype\)&&\1\.render/, 'false'],
  [
    /\b\w+\.(getDerivedStateFrom\w+|component(Will|Did)\w+|getSnapshotBeforeUpdate|getChildContext|contextType)\b(?!=[^=])/g,
    'undefined',
  ],
  // Suspense: no component throws a promise, so none is ever marked as waiting for one.
  [/\b(\w+)&&\1\.then\b/g, 'false'],
  [/\b128&\w+\.__u\b/g, 'false'],
  // Marks that a server leaves in a page that it streams.
  [/\b\w+\.data\.startsWith\("\/?\$s"\)/g, 'false'],
]

/** Told of what isn't used, the minifier drops what Preact does for it. An upgrade that spells it differently is no build. */
const leanPreact = {
  name: 'lean-preact',
  transform: {
    filter: { id: /node_modules\/preact\/dist\/preact\.mjs$/ },
    handler: (code) =>
      UNUSED.reduce((rest, [pattern, known]) => {
        const next = rest.replace(pattern, known)
        if (next === rest)
          throw new Error(`Preact no longer has ${pattern}: see UNUSED in scripts/build-widget-bundle.mjs`)
        return next
      }, code),
  },
}
