import type { ReactNode } from 'react'
import { CodeBlock } from '../../components/CodeBlock'
import { PageHeading } from '../../components/PageHeading'
import { TextLink } from '../../components/TextLink'

/** Shows the Markdown that docs/api.md is written in: headings, paragraphs, lists, code, and links. */
export function Guide({ text }: { text: string }) {
  return <article className="grid gap-4">{blocksOf(text).map(show)}</article>
}

type Block = { kind: 'h1' | 'h2' | 'h3' | 'code' | 'list' | 'text'; text: string; key: string }

/** A block of code may have empty lines in it; all else ends with one. */
const BLOCK = /^```\w*\n([\s\S]*?)^```$|^((?: {4}.*\n?)+)|^(#{1,3}) (.*)$|^((?:- .*\n?)+)|^((?:(?![#`-]).+\n?)+)/gm

function blocksOf(text: string): Block[] {
  return [...text.matchAll(BLOCK)].map(([, fenced, indented, level, heading, list, paragraph], at) => {
    const key = `${at}`
    if (fenced !== undefined) return { kind: 'code', text: fenced.trimEnd(), key }
    if (indented !== undefined) return { kind: 'code', text: indented.replaceAll(/^ {4}/gm, '').trimEnd(), key }
    if (heading !== undefined) return { kind: level === '#' ? 'h1' : level === '##' ? 'h2' : 'h3', text: heading, key }
    return list === undefined ? { kind: 'text', text: paragraph ?? '', key } : { kind: 'list', text: list, key }
  })
}

function show({ kind, text, key }: Block): ReactNode {
  switch (kind) {
    case 'h1':
      return (
        <PageHeading key={key} title={text}>
          {text}
        </PageHeading>
      )
    case 'h2':
      return (
        <h2 key={key} className="mt-6 font-semibold text-xl">
          {text}
        </h2>
      )
    case 'h3':
      return (
        <h3 key={key} className="mt-2 font-semibold text-lg">
          {text}
        </h3>
      )
    case 'code':
      return <CodeBlock key={key} code={text} />
    case 'list':
      return (
        <ul key={key} className="grid list-disc gap-1 pl-6">
          {text
            .trim()
            .split('\n')
            .map((item) => (
              <li key={item}>{inline(item.slice(2))}</li>
            ))}
        </ul>
      )
    default:
      return <p key={key}>{inline(text)}</p>
  }
}

/** `code` and [links](https://…) within a line. */
function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, at) => {
    const key = `${at}`
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (link)
      return (
        <TextLink key={key} href={link[2]}>
          {link[1]}
        </TextLink>
      )
    return part.startsWith('`') ? (
      <code key={key} className="wrap-anywhere">
        {part.slice(1, -1)}
      </code>
    ) : (
      part
    )
  })
}
