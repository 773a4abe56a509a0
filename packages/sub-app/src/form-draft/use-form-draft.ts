import { useEffect, useState } from 'react'
import { useHost } from '../host/host-context.tsx'
import { findChanges, rebased, withChanges, type DraftShape } from './draft-changes.ts'
import type { DraftOwner } from './draft-owner.ts'
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
  typedAt: number | null
  /** Deletes the draft and shows the record: the form was saved or cancelled. */
  discard: () => void
}

type DraftReporter = { owner: DraftOwner; onProblem: (problem: string) => void }

/** For records without versions. */
const NO_VERSION = 0
const NEW = 'new'

/**
 * The values of a form, stored in the tab as they are typed: they survive a reload and a new sign-in of one user, not
 * a sign-out (docs/decisions/0022). Call `discard` when the form is saved or cancelled.
 */
export function useFormDraft<Form extends object>(options: FormDraftOptions<Form>): FormDraft<Form> {
  const { user, services } = useHost()
  return useOwnerDraft(
    {
      owner: user,
      onProblem: (problem) => services.reportError(new Error(problem), 'formDraft'),
    },
    options,
  )
}

/** Works like `useFormDraft`, without a host. */
export function useOwnerDraft<Form extends object>(
  { owner, onProblem }: DraftReporter,
  options: FormDraftOptions<Form>,
): FormDraft<Form> {
  const { name, id = NEW, initial, version = NO_VERSION } = options
  const item = id === null ? null : draftItem({ owner, name, id })
  const [draftState, setDraftState] = useState(begin)
  // A form may switch to another record; a pending draft is written under the first one's name.
  const current = draftState.item === item ? draftState : begin()
  if (current !== draftState) setDraftState(current)
  const { writer, isOutdated, edited, typedAt } = current

  useEffect(() => {
    if (writer === null) return
    if (isOutdated) writer.drop()
    window.addEventListener('pagehide', writer.flush)
    return () => {
      window.removeEventListener('pagehide', writer.flush)
      writer.flush()
    }
  }, [writer, isOutdated])

  function begin(): DraftState<Form> {
    if (id === null) return { item, writer: null, edited: null, typedAt: null, isOutdated: false }
    const store = draftStore({ owner, name, id })
    const writer = draftWriter(store, (problem) => onProblem(`${name}: ${problem}.`))
    const stored = store.read()
    if (stored === null) return { item, writer, edited: null, typedAt: null, isOutdated: false }
    const form = stored === 'broken' ? null : withChanges(initial, stored.changes, options)
    if (stored === 'broken' || form === null) {
      return { item, writer, edited: null, typedAt: null, isOutdated: true }
    }
    const edited = { form, base: initial, version: stored.version }
    return { item, writer, edited, typedAt: stored.at, isOutdated: false }
  }

  function change(edited: Edited<Form>): void {
    setDraftState({ ...current, edited })
    const changes = findChanges(edited.base, edited.form, options)
    if (Object.keys(changes).length === 0) writer?.remove()
    else writer?.later({ version: edited.version, changes })
  }

  return {
    form: edited?.form ?? initial,
    base: edited?.base ?? initial,
    seenVersion: edited?.version ?? version,
    typedAt,
    setForm: (form) => change({ ...(edited ?? { base: initial, version }), form }),
    keepMine: (present) => {
      if (edited === null) return
      change({ form: rebased(present.form, edited), base: present.form, version: present.version })
    },
    discard: () => {
      writer?.remove()
      setDraftState((now) => (now.writer === writer ? { ...now, edited: null, typedAt: null } : now))
    },
  }
}

type Edited<Form> = { form: Form; base: Form; version: number }

type DraftState<Form> = {
  item: string | null
  writer: DraftWriter | null
  /** Null until something is typed: the form then shows the record. */
  edited: Edited<Form> | null
  typedAt: number | null
  /** The stored draft no longer fits. */
  isOutdated: boolean
}
