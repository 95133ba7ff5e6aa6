/** Bundles a module of the widget into one minimal file. */
import { basename, join } from 'node:path'
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
    define,
    plugins: [leanPreact],
    // Without `browser`, which gives the signals in old JavaScript.
    resolve: { conditions: ['module'], alias: { 'preact/hooks': join(root, 'widget/panel/hooks.ts') } },
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

/** What the widget doesn't use of Preact and its signals, by file: a pattern in the package's build, and its replacement. */
const UNUSED = {
  'preact.mjs': [
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
    [/\b\w+\.prototype\.forceUpdate=function\(\w+\)\{[^}]*\},/, ''],
  ],
  'signals-core.mjs': [
    // A signal as text or JSON: the widget reads `.value`.
    [/\b\w+\.prototype\.(valueOf|toString|toJSON)=function\(\)\{[^}]*\};/g, ''],
    // Hearing of the first and the last reader.
    [/\bthis\.\w=null==\w\?void 0:\w\.(un)?watched;/g, ''],
    [/else \w\(\(\)=>\{var (\w);null==\(\1=this\.W\)\|\|\1\.call\(this\)\}\)/, ''],
    [/if\(void 0===\w\)\w\(\(\)=>\{var (\w);null==\(\1=this\.Z\)\|\|\1\.call\(this\)\}\)/, ''],
    // Names for developer tools, `using`.
    [/\bthis\.name=null==\w\?void 0:\w\.name;/g, ''],
    [/,\{name:"sub"\}/, ''],
    [/\b\w+\.prototype\.brand=\w+;/, ''],
    [/\b(\w+)\[Symbol\.dispose\]=\1;/, ''],
    [/\b\w+\.prototype\.dispose=function\(\)\{[^}]*\};/, ''],
  ],
  'signals.mjs': [
    [/"undefined"!=typeof window&&!!window\.__PREACT_SIGNALS_DEVTOOLS__/, 'false'],
    [/\b\w+\.displayName="\w+";/, ''],
    [/\b\w+\.name="ReactiveDom";/, ''],
    [/,\{name:(\w+)\}\)/, ')'],
    [/,"function"==typeof (\w+\.type)\?\1\.displayName\|\|\1\.name:""/, ''],
  ],
}

/**
 * Applies the replacements, so that the minifier drops the unused code. Fails the build if a pattern no longer matches after an upgrade.
 */
const leanPreact = {
  name: 'lean-preact',
  transform: {
    filter: { id: /node_modules\/(@?preact\/[\w-]+|preact)\/dist\/(preact|signals|signals-core)\.mjs$/ },
    handler: (code, id) =>
      UNUSED[basename(id)].reduce((rest, [pattern, known]) => {
        const next = rest.replace(pattern, known)
        if (next === rest)
          throw new Error(`${basename(id)} no longer has ${pattern}: see UNUSED in scripts/build-widget-bundle.mjs`)
        return next
      }, code),
  },
}
