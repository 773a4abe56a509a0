import { useHost } from '@console/sub-app'
import { RowCard } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { voiceTime } from '../../components/voice-figures.ts'
import { CategoryActions, type CategoryActionsProps } from './CategoryActions.tsx'

/** A category on a phone. */
export function CategoryCard(props: CategoryActionsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { catalogName, relateCount, createAt, updateAt } = props.category
  return (
    <RowCard
      name={catalogName}
      facts={[
        formatMessage({ id: 'voice.category.samples' }, { count: relateCount }),
        `${formatMessage({ id: 'voice.createAt' })} ${voiceTime(createAt, timezone)}`,
        `${formatMessage({ id: 'voice.updateAt' })} ${voiceTime(updateAt, timezone)}`,
      ]}
      actions={<CategoryActions {...props} />}
    />
  )
}
