import { beforeEach, expect, test, vi } from 'vitest'

type Loader = (chunk: string) => Promise<unknown>
type Run = Awaited<ReturnType<typeof start>>

const FILES: Readonly<Record<string, string>> = {
  page: 'async/page-bill.1.js',
  en: 'async/texts-en-page-bill.1.js',
  zh: 'async/texts-zh-page-bill.1.js',
}

/** The run time of a bundle with a page, whose texts are two modules; a chunk's module is there once it was loaded. */
async function start() {
  vi.resetModules()
  const modules: Record<string, unknown> = {}
  const requested: string[] = []
  const failing = new Set<string>()
  const load: Loader = async (chunk) => {
    requested.push(chunk)
    if (failing.has(chunk)) throw new Error(`${chunk} did not arrive`)
    modules[chunk] = {}
  }
  const bundler = Object.assign((id: string) => ({ title: `title in ${id}` }), {
    e: load,
    u: (chunk: string) => FILES[chunk] ?? '',
  })
  vi.stubGlobal('__webpack_require__', bundler)
  vi.stubGlobal('__webpack_modules__', modules)
  const run = await import('./load-language.ts')
  const openPage = async () => Promise.all(['page', 'en', 'zh'].map((chunk) => bundler.e(chunk)))
  return { ...run, requested, failing, openPage, texts: run.textsOfModules('en', 'zh') }
}

let run: Run
beforeEach(async () => {
  run = await start()
})

test('a page loads the texts of the language alone, and reads them as if both were there [SHELL-076]', async () => {
  expect(run.loadLanguage('zh')).toBeNull()
  await run.openPage()
  expect(run.requested).toEqual(['page', 'zh'])
  expect(run.texts.zh['title']).toBe('title in zh')
})

test('a switch loads what was left out, once, and a later page comes in the new language', async () => {
  void run.loadLanguage('en')
  await run.openPage()
  await run.loadLanguage('zh')
  expect(run.requested).toEqual(['page', 'en', 'zh'])
  expect(run.texts.zh['title']).toBe('title in zh')
  expect(run.loadLanguage('zh')).toBeNull()
  await run.openPage()
  expect(run.requested.slice(3)).toEqual(['page', 'zh'])
})

test('what does not arrive is shown in the other language, and loaded with the next change', async () => {
  void run.loadLanguage('en')
  await run.openPage()
  run.failing.add('zh')
  await expect(run.loadLanguage('zh')).rejects.toThrow('zh did not arrive')
  expect(run.texts.zh['title']).toBe('title in en')
  run.failing.clear()
  await run.loadLanguage('zh')
  expect(run.texts.zh['title']).toBe('title in zh')
})

test('texts of the start are loaded in one language each time it is chosen first', async () => {
  const load = {
    en: vi.fn(async () => ({ default: { title: 'Bill' } })),
    zh: vi.fn(async () => ({ default: { title: '账单' } })),
  }
  const texts = run.firstTexts(load)
  expect(texts.en).toEqual({})
  await run.loadLanguage('zh')
  expect(texts.zh).toEqual({ title: '账单' })
  expect(texts.en).toEqual({ title: '账单' })
  expect(load.en).not.toHaveBeenCalled()
  await run.loadLanguage('en')
  expect(texts.en).toEqual({ title: 'Bill' })
  expect(run.loadLanguage('zh')).toBeNull()
})

test('a start whose texts do not arrive is in the other language, as what follows is, and asks again with the next choice', async () => {
  const zh = vi.fn(async () => Promise.reject(new Error('zh did not arrive')))
  const texts = run.firstTexts({ en: async () => ({ default: { title: 'Bill' } }), zh })
  await run.loadLanguage('zh')
  expect(texts.zh).toEqual({ title: 'Bill' })
  await run.openPage()
  expect(run.requested).toEqual(['page', 'en'])
  await expect(run.loadLanguage('zh')).rejects.toThrow('zh did not arrive')
  expect(zh).toHaveBeenCalledTimes(2)
})

test('after a language that did not arrive, later pages come in the one before', async () => {
  void run.loadLanguage('en')
  await run.openPage()
  run.failing.add('zh')
  await expect(run.loadLanguage('zh')).rejects.toThrow('zh did not arrive')
  run.requested.length = 0
  await run.openPage()
  expect(run.requested).toEqual(['page', 'en'])
})

test('texts of code that loads after the choice come in the chosen language by themselves', async () => {
  void run.loadLanguage('zh')
  const texts = run.firstTexts({
    en: async () => ({ default: { title: 'Bill' } }),
    zh: async () => ({ default: { title: '账单' } }),
  })
  await vi.waitFor(() => expect(texts.zh).toEqual({ title: '账单' }))
})

test('a bundle without later chunks has nothing to load', async () => {
  vi.resetModules()
  vi.stubGlobal(
    '__webpack_require__',
    Object.assign(() => ({}), { u: () => '' }),
  )
  expect((await import('./load-language.ts')).loadLanguage('en')).toBeNull()
})
