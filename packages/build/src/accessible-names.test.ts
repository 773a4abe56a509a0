import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './project.ts'

type Texts = ReadonlyMap<string, readonly [en: string, zh: string]>
type Named = { path: string; labelId: string; textId: string }

/** A button or link that has both a name of its own and a text: the ids of the two. */
const NAMED =
  /aria-label=\{formatMessage\(\s*\{ id: '([\w.-]+)' \}(?:[^<>]|=>)*?>\s*\{formatMessage\(\{ id: '([\w.-]+)' \}/g
const ROW =
  /'([\w.-]+)':\s*\[\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"),\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"),?\s*\]/g

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const findFiles = (pattern: string) =>
  globSync(pattern, { cwd: repositoryRoot, exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path) })

function listTexts(source: string): [id: string, texts: readonly [string, string]][] {
  return [...source.matchAll(ROW)].map(([, id = '', en, quotedEn, zh, quotedZh]) => [
    id,
    [en ?? quotedEn ?? '', zh ?? quotedZh ?? ''],
  ])
}

function listNamed(path: string, source: string): Named[] {
  return [...source.matchAll(NAMED)].map(([, labelId = '', textId = '']) => ({ path, labelId, textId }))
}

/** People who speak to the computer say what they read: the name has to begin with it (WCAG 2.5.3). */
function findMismatches(named: readonly Named[], texts: Texts): string[] {
  return named.flatMap(({ path, labelId, textId }) => {
    const names = texts.get(labelId)
    const shown = texts.get(textId)
    if (names === undefined || shown === undefined) return [`${path}: ${labelId} or ${textId} has no texts`]
    return ([0, 1] as const).flatMap((language) =>
      names[language].toLowerCase().startsWith(shown[language].toLowerCase())
        ? []
        : [`${path}: "${shown[language]}" is named "${names[language]}"`],
    )
  })
}

test('names of buttons and links begin with the text that is seen, in both languages', () => {
  const planted = `<Button aria-label={formatMessage({ id: 'a.open.of' }, { name })} onClick={() => open()}>
    {formatMessage({ id: 'a.open' })}
  </Button>`
  const plantedTexts = `'a.open': ['Open', '打开'],\n'a.open.of': ['Open {name}', '{name}的详情'],`
  expect(findMismatches(listNamed('A.tsx', planted), new Map(listTexts(plantedTexts)))).toEqual([
    'A.tsx: "打开" is named "{name}的详情"',
  ])
  const texts = new Map(
    findFiles('{apps,packages}/*/src/**/*texts.ts').flatMap((path) => listTexts(read(path))),
  )
  const named = findFiles('{apps,packages}/*/src/**/*.tsx')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => listNamed(path, read(path)))
  expect(named.length).toBeGreaterThan(30)
  expect(findMismatches(named, texts)).toEqual([])
})
