import type { OrganizationTree } from '../../model/organization-tree.ts'
import { CreateOrganizationDialog } from './CreateOrganizationDialog.tsx'
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
