import { useEffect, useState } from 'react'
import { useHost } from '../host-context.tsx'
import { changesOf, rebased, withChanges, type DraftShape } from './draft-changes.ts'
import type { DraftOwner } from './draft-keeping.ts'
import { draftItem, draftStore } from './draft-store.ts'
import { draftWriter, type DraftWriter } from './draft-writer.ts'

export type FormDraftOptions<Form extends object> = DraftShape<Form> & {
  /** Tells the form from all others, such as the id of its call. */
  name: string
  /** Which thing it changes; absent for a new one. Null: no form is open, and nothing is kept. */
  id?: string | number | null
  /** The thing as it is, or as a new one begins: what the form shows until something is typed. */
  initial: Form
  /** Of a thing that others may change too, as it is at this moment. */
  version?: number
}

export type FormDraft<Form extends object> = {
  form: Form
  setForm: (form: Form) => void
  /** What the form began with, before anything was typed. */
  base: Form
  /** Of the thing that the person saw: another than the present one is a conflict. */
  seenVersion: number
  /** What is there now is known, and what the person changed is to stand in it; the rest is as it is now. */
  keepMine: (present: { form: Form; version: number }) => void
  /** When what came back was typed, in milliseconds; null when nothing did. */
  keptAt: number | null
  /** Shows the thing as it is, and keeps nothing of what was typed: it is saved, or not wanted. */
  discard: () => void
}

type Keeper = { owner: DraftOwner; onProblem: (problem: string) => void }

/** Of a thing without versions. */
const NO_VERSION = 0
const NEW = 'new'

/**
 * The values of a form, kept in the tab as they are typed: through a reload and a new sign-in of the same person, not
 * through a sign-out (docs/decisions/0022). Call `discard` when the form is saved or cancelled.
 */
export function useFormDraft<Form extends object>(options: FormDraftOptions<Form>): FormDraft<Form> {
  const { user, services } = useHost()
  return useFormDraftOf(
    {
      owner: user,
      onProblem: (problem) => services.reportError(new Error(problem), 'formDraft'),
    },
    options,
  )
}

/** The same where no host is around the form. */
export function useFormDraftOf<Form extends object>(
  { owner, onProblem }: Keeper,
  options: FormDraftOptions<Form>,
): FormDraft<Form> {
  const { name, id = NEW, initial, version = NO_VERSION } = options
  const item = id === null ? null : draftItem({ owner, name, id })
  const [held, setHeld] = useState(begin)
  // A form may go from one thing to the next; what waits for the first is written under its own name.
  const current = held.item === item ? held : begin()
  if (current !== held) setHeld(current)
  const { writer, isOutdated, edited, keptAt } = current

  useEffect(() => {
    if (writer === null) return
    if (isOutdated) writer.drop()
    window.addEventListener('pagehide', writer.flush)
    return () => {
      window.removeEventListener('pagehide', writer.flush)
      writer.flush()
    }
  }, [writer, isOutdated])

  function begin(): Held<Form> {
    if (id === null) return { item, writer: null, edited: null, keptAt: null, isOutdated: false }
    const store = draftStore({ owner, name, id })
    const writer = draftWriter(store, (problem) => onProblem(`${name}: ${problem}.`))
    const kept = store.read()
    if (kept === null) return { item, writer, edited: null, keptAt: null, isOutdated: false }
    const form = kept === 'broken' ? null : withChanges(initial, kept.changes, options)
    if (kept === 'broken' || form === null) {
      return { item, writer, edited: null, keptAt: null, isOutdated: true }
    }
    const edited = { form, base: initial, version: kept.version }
    return { item, writer, edited, keptAt: kept.at, isOutdated: false }
  }

  function change(edited: Edited<Form>): void {
    setHeld({ ...current, edited })
    const changes = changesOf(edited.base, edited.form, options)
    if (Object.keys(changes).length === 0) writer?.forget()
    else writer?.later({ version: edited.version, changes })
  }

  return {
    form: edited?.form ?? initial,
    base: edited?.base ?? initial,
    seenVersion: edited?.version ?? version,
    keptAt,
    setForm: (form) => change({ ...(edited ?? { base: initial, version }), form }),
    keepMine: (present) => {
      if (edited === null) return
      change({ form: rebased(present.form, edited), base: present.form, version: present.version })
    },
    discard: () => {
      writer?.forget()
      setHeld((now) => (now.writer === writer ? { ...now, edited: null, keptAt: null } : now))
    },
  }
}

type Edited<Form> = { form: Form; base: Form; version: number }

type Held<Form> = {
  item: string | null
  writer: DraftWriter | null
  /** Null as long as nothing is typed: the form then shows the thing as it is. */
  edited: Edited<Form> | null
  keptAt: number | null
  /** What was kept fits no more. */
  isOutdated: boolean
}
