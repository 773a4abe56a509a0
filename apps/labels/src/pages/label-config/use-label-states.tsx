import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { AddButton } from './AddButton.tsx'
import { FilteredLabels, type FilteredLabelsProps } from './FilteredLabels.tsx'

/** The states shown instead of rows. */
export function useLabelStates(filtered: FilteredLabelsProps, onAdd: () => void) {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: 'label.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    empty: (
      <EmptyState
        title={formatMessage({ id: 'label.none' })}
        action={<AddButton isPlain text={formatMessage({ id: 'label.none.add' })} onClick={onAdd} />}
      >
        {formatMessage({ id: 'label.none.text' })}
      </EmptyState>
    ),
    filteredEmpty: <FilteredLabels {...filtered} />,
  }
}
