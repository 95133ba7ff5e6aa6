/** Bundles a module of the widget into one minimal file. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from '@swc/core'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Bundles a module with styles and words; one build per entry, so that nothing is shared or split. */
export async function bundle(entry, format, define = {}) {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, 'window.__PREACT_SIGNALS_DEVTOOLS__': 'false' },
    plugins: [leanPreact],
    resolve: { alias: { 'preact/hooks': join(root, 'widget/panel/hooks.ts') } },
    // The classic runtime passes children as arguments, which is smaller.
    oxc: { jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' } },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      // The oldest browsers with import(), adoptedStyleSheets and <dialog>; older targets would expand :dir().
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

/** A second minifier finds what the first one leaves. */
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

/** Preact features that the widget doesn't use: a pattern in Preact's build, and its replacement. */
const UNUSED = [
  // Class components.
  [/\((\w+)=\w+\.prototype\)&&\1\.render/, 'false'],
  [
    /\b\w+\.(getDerivedStateFrom\w+|component(Will|Did)\w+|getSnapshotBeforeUpdate|getChildContext|contextType)\b(?!=[^=])/g,
    'undefined',
  ],
  // Suspense.
  [/\b(\w+)&&\1\.then\b/g, 'false'],
  [/\b128&\w+\.__u\b/g, 'false'],
  // Markers of streamed server rendering.
  [/\b\w+\.data\.startsWith\("\/?\$s"\)/g, 'false'],
]

/**
 * Applies the replacements, so that the minifier drops the unused code. Fails the build if a pattern no longer matches after an upgrade.
 */
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
