import type { role } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCopyRole, useRemoveRole } from '../../queries/roles.ts'

/** Copying and deleting a role. */
export function useRoleActions() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const copyRole = useCopyRole()
  const removeRole = useRemoveRole()
  const [copying, setCopying] = useState<role.Role | null>(null)

  /** Rejects with the server's message, which the dialog shows. */
  async function copy(source: role.Role, name: string): Promise<role.Role> {
    try {
      const { role: copied, leftOut } = await copyRole.mutateAsync({ id: source.id, name })
      setCopying(null)
      services.toast.success(formatMessage({ id: 'role.copied' }, { name: copied.name }))
      if (leftOut > 0) services.toast.info(formatMessage({ id: 'role.copied.leftOut' }, { count: leftOut }))
      return copied
    } catch (error) {
      services.reportError(error, 'role.copy')
      throw new Error(failureText(error), { cause: error })
    }
  }

  /** True once it is deleted; a refusal is shown in the dialog. */
  async function remove({ id, name, version }: role.Role): Promise<boolean> {
    const isDone = await services.confirm({
      title: formatMessage({ id: 'role.delete.title' }, { name }),
      content: formatMessage({ id: 'role.delete.text' }),
      okText: formatMessage({ id: 'role.delete' }),
      isDestructive: true,
      onOk: async () => {
        try {
          await removeRole.mutateAsync({ id, version })
        } catch (error) {
          services.reportError(error, 'role.remove')
          throw new Error(failureText(error), { cause: error })
        }
      },
    })
    if (isDone) services.toast.success(formatMessage({ id: 'role.deleted' }, { name }))
    return isDone
  }

  return { copying, startCopy: setCopying, stopCopy: () => setCopying(null), copy, remove }
}

export type RoleActions = ReturnType<typeof useRoleActions>
