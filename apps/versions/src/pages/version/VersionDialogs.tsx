import type { appVersion } from '@console/contracts'
import { RolloutDialog } from '../../form/rollout-dialog-part.ts'
import { UpdateKeyDialog } from '../../update-key/update-key-dialog-part.ts'
import { VersionDialog } from '../../form/version-dialog-part.ts'

export type OpenDialog =
  | { kind: 'add' }
  | { kind: 'updateKey' }
  | { kind: 'view' | 'edit' | 'raise'; id: number }
  | null

type VersionDialogsProps = {
  dialog: OpenDialog
  versions: readonly appVersion.AppVersion[]
  onClose: () => void
}

/** The dialog that is open; a version that is gone meanwhile closes it. */
export function VersionDialogs({ dialog, versions, onClose }: VersionDialogsProps) {
  if (dialog === null) return null
  if (dialog.kind === 'add') return <VersionDialog stored={null} onClose={onClose} />
  if (dialog.kind === 'updateKey') return <UpdateKeyDialog onClose={onClose} />
  const stored = versions.find(({ id }) => id === dialog.id)
  if (stored === undefined) return null
  return dialog.kind === 'raise' ? (
    <RolloutDialog stored={stored} onClose={onClose} />
  ) : (
    <VersionDialog key={stored.id} stored={stored} isReadOnly={dialog.kind === 'view'} onClose={onClose} />
  )
}
