import type { role } from '@console/contracts'
import { useMemo, useState } from 'react'
import type { GrantIndex } from './grant-index.ts'
import { draftOf, isSameDraft, NEW_ROLE, type RoleDraft } from './role-draft.ts'

/**
 * What is typed and checked for a role, or for a new one (`role` null). While nothing is changed it follows the server;
 * from the first change on it stays as it was begun, whatever others save meanwhile: saving it then is a conflict.
 */
export function useRoleDraft(role: role.Role | null, index: GrantIndex) {
  const [edited, setEdited] = useState<RoleDraft | null>(null)
  const present = useMemo(() => (role === null ? NEW_ROLE : draftOf(role, index)), [index, role])
  const isOfThis = edited !== null && edited.from?.id === role?.id
  const draft = isOfThis ? edited : present
  const before = draft.from === null ? NEW_ROLE : draftOf(draft.from, index)
  return {
    draft,
    before,
    isDirty: isOfThis && !isSameDraft(before, draft),
    change: (changes: Partial<Omit<RoleDraft, 'from'>>) => setEdited({ ...draft, ...changes }),
    discard: () => setEdited(null),
  }
}

export type RoleDraftState = ReturnType<typeof useRoleDraft>
