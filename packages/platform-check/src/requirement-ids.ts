import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@console/contracts'

const FOLDER = join(import.meta.dirname, '../../../docs/requirements')
const BULLET = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/gm
/** A row of a table: a row that names a call also names its requirements. */
const ROW = /^\| .*\|$/gm
const ID = /\b[A-Z]{2,}-\d{3}\b/g
/** A path of a call ends here; anything else makes it another path. */
const PATH_END = String.raw`(?![\w/{-]|\.\w)`

type Sentence = { ids: readonly string[]; text: string }

/** The sentences of the catalogues that have ids. */
export function readSentences(folder = FOLDER): Sentence[] {
  return readdirSync(folder)
    .filter((name) => /^requirements-.*\.md$/.test(name))
    .toSorted()
    .flatMap((name) => sentencesIn(readFileSync(join(folder, name), 'utf8')))
}

export function sentencesIn(text: string): Sentence[] {
  const bullets = [...text.matchAll(BULLET)].map(([, id = '', sentence = '']) => ({
    ids: [id],
    text: sentence,
  }))
  const rows = [...text.matchAll(ROW)].map(([row]) => ({ ids: row.match(ID) ?? [], text: row }))
  return [...bullets, ...rows]
}

/** The requirements that a call serves: those that mention its path, with its method where they name one. */
export function requirementIds(
  { method, path }: Pick<Call, 'method' | 'path'>,
  sentences: readonly Sentence[],
): string[] {
  const [beginning = path] = path.split(':')
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, String.raw`\{?:?\w+\}?`)
  const mention = new RegExp(
    String.raw`(?:\b(GET|POST|PUT|DELETE)†?(?: \|)? )?\x60?${pattern}${PATH_END}`,
    'g',
  )
  const isMeant = ({ text }: Sentence) =>
    text.includes(beginning) &&
    [...text.matchAll(mention)].some(([, named]) => named === undefined || named === method)
  return [...new Set(sentences.filter(isMeant).flatMap(({ ids }) => ids))].toSorted()
}
