import { useEffect, useState } from 'react'
import { useHost } from '../host-context.tsx'
import { changesOf, rebased, withChanges, type DraftShape } from './draft-changes.ts'
import type { DraftOwner } from './draft-keeping.ts'
import { draftItem, draftStore } from './draft-store.ts'
import { draftWriter, type DraftWriter } from './draft-writer.ts'

export type FormDraftOptions<Form extends object> = DraftShape<Form> & {
  /** Identifies the form, such as the id of its call. */
  name: string
  /** The record that the form changes; absent for a new one. Null: no form is open and no draft is stored. */
  id?: string | number | null
  /** The values that the form shows until something is typed. */
  initial: Form
  /** The current version of a versioned record. */
  version?: number
}

export type FormDraft<Form extends object> = {
  form: Form
  setForm: (form: Form) => void
  /** The values before anything was typed. */
  base: Form
  /** The version that the user saw: a conflict when it is not the present one. */
  seenVersion: number
  /** Resolves a conflict: applies the user's changes to the present record; other fields take its values. */
  keepMine: (present: { form: Form; version: number }) => void
  /** When the restored draft was written, in milliseconds; null without one. */
  keptAt: number | null
  /** Deletes the draft and shows the record: the form was saved or cancelled. */
  discard: () => void
}

type Keeper = { owner: DraftOwner; onProblem: (problem: string) => void }

/** For records without versions. */
const NO_VERSION = 0
const NEW = 'new'

/**
 * The values of a form, stored in the tab as they are typed: they survive a reload and a new sign-in of one user, not
 * a sign-out (docs/decisions/0022). Call `discard` when the form is saved or cancelled.
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

/** The same without a host. */
export function useFormDraftOf<Form extends object>(
  { owner, onProblem }: Keeper,
  options: FormDraftOptions<Form>,
): FormDraft<Form> {
  const { name, id = NEW, initial, version = NO_VERSION } = options
  const item = id === null ? null : draftItem({ owner, name, id })
  const [held, setHeld] = useState(begin)
  // A form may switch to another record; a pending draft is written under the first one's name.
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
  /** Null until something is typed: the form then shows the record. */
  edited: Edited<Form> | null
  keptAt: number | null
  /** The stored draft no longer fits. */
  isOutdated: boolean
}
