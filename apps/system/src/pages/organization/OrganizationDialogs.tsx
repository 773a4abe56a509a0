import { organization } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import type { OrganizationNode, OrganizationTree } from '../../model/organization-tree.ts'
import { ORGANIZATION_CHANGES } from '../../queries/organizations.ts'
import { MoveOrganizationDialog } from './MoveOrganizationDialog.tsx'

export type OpenDialog =
  | { kind: 'create'; parentId: number }
  | { kind: 'move'; id: number; parentId: number | null }

type OrganizationDialogsProps = {
  tree: OrganizationTree
  open: OpenDialog | null
  onClose: () => void
  onMade: (id: number) => void
}

/** The open dialog, unless its organisation was deleted meanwhile. */
export function OrganizationDialogs({ tree, open, onClose, onMade }: OrganizationDialogsProps) {
  if (open?.kind === 'create') {
    const parent = tree.byId.get(open.parentId)
    return parent && <CreateOrganizationDialog parent={parent} onClose={onClose} onMade={onMade} />
  }
  if (open?.kind === 'move') {
    const moved = tree.byId.get(open.id)
    const parentId = open.parentId ?? moved?.parentId ?? null
    return moved && <MoveOrganizationDialog tree={tree} moved={moved} parentId={parentId} onClose={onClose} />
  }
  return null
}

type CreateOrganizationDialogProps = {
  parent: OrganizationNode
  onClose: () => void
  onMade: (id: number) => void
}

/** A new organisation, added as the last child of its parent. */
function CreateOrganizationDialog({ parent, onClose, onMade }: CreateOrganizationDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const form = useCallForm(organization.create, {
    present: { form: { name: '' } },
    draftId: parent.id,
    toBody: ({ name }) => ({ parentId: parent.id, name }),
    hints: {
      name: formatMessage({ id: 'system.badName' }, { max: organization.MAX_NAME_CHARACTERS }),
    },
    changes: ORGANIZATION_CHANGES,
    onDone: ({ id }, { name }) => {
      services.toast.success(formatMessage({ id: 'organization.made' }, { name: name.trim() }))
      onClose()
      onMade(id)
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'organization.create.title' }, { parent: parent.name })}
      okText={formatMessage({ id: 'system.create' })}
      form={form}
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'system.name' })} hasFocus {...form.field('name')} />
    </FormDialog>
  )
}
