import { Icon, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { Input } from 'antd'
import { useIntl } from 'react-intl'
import type { CategoryFilters } from './corpus-category.search.ts'

const NAME_WIDTH = 200

/** The filter of the categories; nothing is sent before Inquire. */
export function CategoryBand(props: BandProps<CategoryFilters>) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand
      {...band}
      search={
        <Input
          prefix={<Icon name="search" />}
          aria-label={formatMessage({ id: 'voice.category.name' })}
          placeholder={formatMessage({ id: 'voice.category.name' })}
          allowClear
          value={draft.search ?? ''}
          style={{ width: NAME_WIDTH }}
          onChange={({ target }) => edit({ search: target.value })}
        />
      }
    >
      {null}
    </QueryBand>
  )
}
