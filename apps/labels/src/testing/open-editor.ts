import { judgedLabel, label, type ParsedBodyOf, type wordList } from '@console/contracts'
import { mockCall, network, type Refusal, type RenderOptions, sampleLabel } from '@console/testing'
import { screen, within } from '@testing-library/react'
// The editor is loaded once, before the first test waits for it.
import '../editor/LabelEditorDialog.tsx'
import { samplePromptLabel } from './label.samples.ts'
import { findDialog, openLabels, serveLabels, type LabelServer } from './open-labels.ts'

export type SentLabels = {
  created: ParsedBodyOf<typeof label.create>[]
  modified: ParsedBodyOf<typeof label.modify>[]
}

/** Saves labels, or answers what `answer` says. */
export function serveSaves(answer: () => Refusal | null = () => null): SentLabels {
  const sent: SentLabels = { created: [], modified: [] }
  network.use(
    mockCall(label.create, ({ body }) => {
      sent.created.push(body)
      return answer() ?? { ...sampleLabel, id: 77 }
    }),
    mockCall(label.modify, ({ body }) => {
      sent.modified.push(body)
      return answer() ?? sampleLabel
    }),
    mockCall(label.history, { data: [] }),
    mockCall(judgedLabel.figures, { judged: 0, hit: 0, belonging: 0, right: 0 }),
  )
  return sent
}

type EditorQuery = Partial<RenderOptions> & {
  /** Opens a label of the list, instead of what the address has open. */
  edit?: label.Label
  title?: string
  wordLists?: wordList.WordList[]
}

/** Opens an editor and returns what it offers. */
export async function openEditor(
  query: string,
  { edit, title, wordLists = [], ...options }: EditorQuery = {},
) {
  const server: LabelServer = serveLabels(edit && [edit])
  server.wordLists = wordLists
  const view = openLabels(query, options)
  if (edit !== undefined) {
    await view.person.click(await screen.findByRole('button', { name: `Edit ${edit.name}` }))
  }
  const dialog = await findDialog(title ?? edit?.name ?? 'New label')
  const inside = within(dialog)
  const { person } = view
  return {
    ...view,
    server,
    dialog,
    inside,
    text: (name: string | RegExp) => inside.getByRole('textbox', { name }),
    number: (name: string | RegExp) => inside.getByRole('spinbutton', { name }),
    group: (name: string | RegExp) => inside.getByRole('radiogroup', { name }),
    choose: async (name: string, option: string) =>
      person.click(within(inside.getByRole('radiogroup', { name })).getByText(option)),
    pick: async (name: string, option: string) => {
      await person.click(inside.getByRole('combobox', { name }))
      await person.click(await screen.findByTitle(option))
    },
    next: async () => person.click(inside.getByRole('button', { name: 'Next' })),
    save: async () => person.click(await inside.findByRole('button', { name: /Save label/ })),
  }
}

export type OpenEditor = Awaited<ReturnType<typeof openEditor>>

/** The editor of the stored rule label, and of the stored prompt label. */
export const openRule = async (stored: Partial<label.Label> = {}) =>
  openEditor('', { edit: { ...sampleLabel, ...stored } })
export const openPrompt = async (stored: Partial<label.Label> = {}) =>
  openEditor('', { edit: { ...samplePromptLabel, ...stored } })

/** Fills what a new label needs in step 1. */
export async function fillSettings({ person, text, choose, pick }: OpenEditor): Promise<void> {
  await person.type(text('Label name'), 'Price inquiry')
  await pick('Business', 'Winter renewals')
  await pick('Product', 'Travel cover')
  await choose('Type', 'Quote')
  await choose('Trigger', 'After call')
}

/** The messages at the fields. */
export function problems(): string[] {
  return [...document.querySelectorAll('form .ui-note[role="alert"]')].map(({ textContent }) => textContent)
}
