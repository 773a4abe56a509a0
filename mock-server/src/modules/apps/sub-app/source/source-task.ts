import { findModuleSyntax } from './classic-script.ts'
import { readHtmlEntry, type HtmlEntry } from './html-entry.ts'
import { findImports, replaceImports } from './imported-modules.ts'
import { replacePageAddresses } from './page-addresses.ts'
import { findNamedFiles } from './script-files.ts'
import { SourceRefused } from './source-file.ts'
import { findStyleAddresses, replaceStyleAddresses } from './style-addresses.ts'

type Replacements = ReadonlyMap<string, string>

/** What is read of files that other people wrote: in a thread, since a hostile one may take long. */
export type SourceTask =
  | { kind: 'page'; html: string; address: string }
  | { kind: 'markup'; html: string; address: string; replacements: Replacements }
  | { kind: 'script'; text: string }
  | { kind: 'module'; text: string }
  | { kind: 'imports'; text: string }
  | { kind: 'replaceImports'; text: string; replacements: Replacements }
  | { kind: 'style'; css: string }
  | { kind: 'replaceStyle'; css: string; replacements: Replacements }

export type SourceResults = {
  page: HtmlEntry
  markup: string
  script: string[]
  module: string | null
  imports: string[]
  replaceImports: string
  style: string[]
  replaceStyle: string
}

export type SourceAnswer =
  | { ok: true; result: SourceResults[SourceTask['kind']] }
  | { ok: false; refused: Pick<SourceRefused, 'reason' | 'file' | 'detail'> }

/** Runs in the thread; an error of a class would lose it on the way. */
export function answerSourceTask(task: SourceTask): SourceAnswer {
  try {
    return { ok: true, result: runTask(task) }
  } catch (error) {
    if (!(error instanceof SourceRefused)) throw error
    const { reason, file, detail } = error
    return { ok: false, refused: { reason, file, detail } }
  }
}

function runTask(task: SourceTask): SourceResults[SourceTask['kind']] {
  switch (task.kind) {
    case 'page':
      return readHtmlEntry(task.html, task.address)
    case 'markup':
      return replacePageAddresses(task.html, task.address, task.replacements)
    case 'script':
      return findNamedFiles(task.text)
    case 'module':
      return findModuleSyntax(task.text)
    case 'imports':
      return findImports(task.text)
    case 'replaceImports':
      return replaceImports(task.text, task.replacements)
    case 'style':
      return findStyleAddresses(task.css)
    default:
      return replaceStyleAddresses(task.css, task.replacements)
  }
}
