import { BandSelect } from '@console/ui'
import type { BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { ListBand } from '../../components/list/ListBand.tsx'
import { useIndustries } from '../../queries/projects.ts'
import type { ProviderFilters } from './provider-projects.search.ts'

/** px */
const INDUSTRY_WIDTH = 184

/** Name, industry and days of the last change (PROV-002, PROV-003). */
export function ProviderBand(props: BandProps<ProviderFilters>) {
  const { formatMessage } = useIntl()
  const industries = useIndustries()
  return (
    <ListBand
      searchLabel={formatMessage({ id: 'providerProjects.search' })}
      rangeLabel={formatMessage({ id: 'providerProjects.modified' })}
      {...props}
    >
      {({ industry }, edit) => (
        <BandSelect
          label={formatMessage({ id: 'lists.industry' })}
          value={industry}
          width={INDUSTRY_WIDTH}
          isLoading={industries.isPending}
          disabledReason={
            industries.isError ? formatMessage({ id: 'providerProjects.industry.failed' }) : undefined
          }
          options={(industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(chosen) => {
            edit({ industry: chosen })
          }}
        />
      )}
    </ListBand>
  )
}
