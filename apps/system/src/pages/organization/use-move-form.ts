import { organization } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import { isWithin, type OrganizationNode, type OrganizationTree } from '../../model/organization-tree.ts'
import { ORGANIZATION_CHANGES } from '../../queries/organizations.ts'

export type Move = {
  tree: OrganizationTree
  moved: OrganizationNode
  parentId: number | null
  onClose: () => void
}

type MoveForm = { parentId: number | null; beforeId: number | null }

/** The form of a move: the new parent, and the position among its children. */
export function useMoveForm({ tree, moved, parentId, onClose }: Move) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  // An organisation dropped onto its own child starts without a parent: that move is invalid.
  const isPossible = parentId !== null && !isWithin(tree, parentId, moved.id)
  const start: MoveForm = { parentId: isPossible ? parentId : null, beforeId: null }
  return useCallForm(organization.move, {
    present: { form: start, version: moved.version },
    draftId: null,
    toBody: ({ parentId: to, beforeId }, version) => ({
      id: moved.id,
      // 0 is not a valid id: the contract refuses it, and the field shows its hint.
      parentId: to ?? 0,
      beforeId,
      version,
    }),
    hints: { parentId: formatMessage({ id: 'organization.move.choose' }) },
    changes: ORGANIZATION_CHANGES,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'organization.moved' }, { name: moved.name }))
      onClose()
    },
  })
}
