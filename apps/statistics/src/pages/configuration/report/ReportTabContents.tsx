import { BusinessSelect, NoBusiness, PageFailure } from '@console/domain-ui'
import { useIntl } from 'react-intl'
import { useUserData } from '../../../queries/configuration.ts'
import styles from '../Configuration.module.css'
import { TabLoading } from '../TabLoading.tsx'
import { SourceEditor } from './SourceEditor.tsx'
import { Suggestions } from './Suggestions.tsx'

export type ReportTabProps = {
  business: number | null
  /** `new`, the id of a stored one, or null: no dialog is open. */
  suggestion: string | null
  onBusiness: (business: number | null) => void
  onSuggestion: (suggestion: string | null) => void
}

/** What suggestions of a business compare, and the suggestions (RPT-041, RPT-042). */
export function ReportTabContents({ business, suggestion, onBusiness, onSuggestion }: ReportTabProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className={styles['band']}>
        <BusinessSelect
          label={formatMessage({ id: 'stat.business' })}
          placeholder={formatMessage({ id: 'statConfig.choose' })}
          value={business}
          width={280}
          onChange={onBusiness}
        />
      </div>
      {business === null ? (
        <NoBusiness title={formatMessage({ id: 'statConfig.noBusiness' })}>
          {formatMessage({ id: 'statConfig.noBusiness.text' })}
        </NoBusiness>
      ) : (
        <BusinessData key={business} {...{ business, suggestion, onSuggestion }} />
      )}
    </>
  )
}

function BusinessData({
  business,
  suggestion,
  onSuggestion,
}: Pick<ReportTabProps, 'suggestion' | 'onSuggestion'> & { business: number }) {
  const { formatMessage } = useIntl()
  const data = useUserData(business)
  if (data.data === undefined)
    return data.error === null ? (
      <TabLoading />
    ) : (
      <PageFailure
        page={formatMessage({ id: 'statConfig.page' })}
        title={formatMessage({ id: 'statConfig.report.failed' })}
        error={data.error}
        onRetry={() => void data.refetch()}
      />
    )
  const stored = { ...data.data, bizTypeId: business }
  return (
    <>
      <SourceEditor stored={stored} />
      <Suggestions stored={stored} open={suggestion} onOpen={onSuggestion} />
    </>
  )
}
