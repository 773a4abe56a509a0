import type { Language } from '@console/contracts'
import { findTextsLanguage } from '@console/contracts/texts-file'
import type { Texts } from './define-texts.ts'

type TextList = Readonly<Record<string, string>>
type ChunkId = string | number
type Bundler = {
  (id: ChunkId): TextList
  /** Loads a chunk. */
  e?: (chunk: ChunkId) => Promise<unknown>
  /** Names the file of a chunk. */
  u: (chunk: ChunkId) => string
}
declare const __webpack_require__: Bundler
declare const __webpack_modules__: Readonly<Record<ChunkId, unknown>>

type LoadList = Readonly<Record<Language, () => Promise<{ default: TextList }>>>

let chosen: Language | null = null
/** Chunks of texts that were not loaded because they are in the other language. */
const leftOut = new Map<ChunkId, Language>()
const firstLists = new Set<(language: Language) => Promise<void> | null>()

const loadChunk = typeof __webpack_require__ === 'function' ? __webpack_require__.e : undefined
if (loadChunk !== undefined) {
  __webpack_require__.e = async (chunk) => {
    const language = findTextsLanguage(__webpack_require__.u(chunk))
    if (language === null || chosen === null || language === chosen) return loadChunk(chunk)
    leftOut.set(chunk, language)
    return undefined
  }
}

/**
 * Loads a language: the texts of the start, and those of everything that has been loaded in the other one. Texts that are
 * loaded later come in this language. Null where nothing is missing; rejects where texts do not arrive, and later texts then
 * come in the previous language.
 */
export function loadLanguage(language: Language): Promise<void> | null {
  const before = chosen
  chosen = language
  const loads = [...firstLists].flatMap((load) => load(language) ?? [])
  for (const [chunk, itsLanguage] of leftOut) {
    if (itsLanguage === language && loadChunk !== undefined)
      loads.push(loadChunk(chunk).then(() => void leftOut.delete(chunk)))
  }
  if (loads.length === 0) return null
  return Promise.all(loads).then(
    () => undefined,
    (error: unknown) => {
      if (chosen === language) chosen = before ?? language
      throw error
    },
  )
}

/** Made by the build of `defineTexts`: two modules, of which one has come with the code around it. */
export function textsOfModules(en: ChunkId, zh: ChunkId): Texts {
  const read = (id: ChunkId, other: ChunkId): TextList =>
    // Texts that have not arrived are shown in the other language.
    __webpack_require__(id in __webpack_modules__ ? id : other)
  return {
    get en() {
      return read(en, zh)
    },
    get zh() {
      return read(zh, en)
    },
  }
}

/** Made by the build of `defineFirstTexts`. */
export function firstTexts(lists: LoadList): Texts {
  const loaded: Partial<Record<Language, TextList>> = {}
  const load = async (language: Language): Promise<void> => {
    try {
      loaded[language] = (await lists[language]()).default
    } catch (error) {
      if (loaded.en !== undefined || loaded.zh !== undefined) throw error
      // A start in the other language is better than none; what follows comes in it too.
      chosen = language === 'en' ? 'zh' : 'en'
      loaded[chosen] = (await lists[chosen]()).default
    }
  }
  firstLists.add((language) => (loaded[language] === undefined ? load(language) : null))
  // A list in code that loads after the start: what does not arrive is loaded with the next change of language.
  if (chosen !== null) load(chosen).catch(() => undefined)
  return {
    get en() {
      return loaded.en ?? loaded.zh ?? {}
    },
    get zh() {
      return loaded.zh ?? loaded.en ?? {}
    },
  }
}
