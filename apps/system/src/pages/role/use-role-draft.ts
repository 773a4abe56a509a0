import type { role } from '@console/contracts'
import { useFormDraft } from '@console/sub-app'
import { isChanged } from '@console/sub-app/form'
import { useMemo } from 'react'
import type { GrantIndex } from './grant-index.ts'
import { NEW_ROLE, toForm } from './role-form.ts'

/**
 * Draft of a role, or of a new one; empty when none is open. While unchanged it follows the server; from the first change on
 * it keeps the version that was seen, also through a reload and changes by others.
 */
export function useRoleDraft(opened: role.Role | 'new' | null, index: GrantIndex) {
  const from = opened === 'new' ? null : opened
  const present = useMemo(() => (from === null ? NEW_ROLE : toForm(from, index)), [from, index])
  const draft = useFormDraft({
    name: 'role',
    id: getDraftId(opened),
    initial: present,
    ...(from === null ? {} : { version: from.version }),
  })
  return { from, present, draft, isDirty: isChanged(draft.base, draft.form) }
}

export type RoleDraft = ReturnType<typeof useRoleDraft>

/** A read-only role has no draft. */
function getDraftId(opened: role.Role | 'new' | null): number | 'new' | null {
  if (opened === null || opened === 'new') return opened
  return opened.canChange ? opened.id : null
}
