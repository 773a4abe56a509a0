import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useRemoveCase } from '../../queries/cases.ts'

/** Removes an example after a confirmation. */
export function useConfirmedRemoval(onRemoved: () => void) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const remove = useRemoveCase()
  return async ({ id, version, title }: sessionRecord.SessionCase): Promise<void> => {
    const isRemoved = await services.confirm({
      title: formatMessage({ id: 'case.removeTitle' }, { title }),
      content: formatMessage({ id: 'case.removeText' }),
      okText: formatMessage({ id: 'case.remove' }),
      isDestructive: true,
      onOk: async () => {
        await remove({ id, version })
      },
    })
    if (!isRemoved) return
    services.toast.success(formatMessage({ id: 'case.removed' }))
    onRemoved()
  }
}
