import { BusinessSelect, SessionPeopleSelect } from '@console/domain-ui'
import { LEVELS, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useHasListOptions } from '../../queries/platform.ts'
import { HANDLINGS, REVIEWS, SOURCES, withBusiness, type RecordFilters } from './record-list.search.ts'
import {
  NumberSelect,
  OrganisationsSelect,
  RangePicker,
  RangePresets,
  RuleSelect,
  SessionInput,
  useRangeProblem,
} from './RecordFields.tsx'

/** People are looked for this long after the last key. */
const PEOPLE_DELAY_MS = 250

const isComplete = ({ bizTypeId, range }: RecordFilters): boolean => bizTypeId !== null && range !== null

/** What the list shows. Inquire applies it; emptying business or days drops the rows at once (VIOL-Q12). */
export function RecordBand(props: BandProps<RecordFilters>) {
  const { formatMessage } = useIntl()
  const { draft, setDraft, band } = useBandDraft(props)
  const { bizTypeId, range, orgIds, userIds, ruleId, ruleLevel, source, handling, review, sessionId } = draft
  const problem = useRangeProblem(range)
  const change = (next: RecordFilters) => {
    setDraft(next)
    if (isComplete(draft) && !isComplete(next)) props.onInquire(next)
  }
  const edit = (changes: Partial<RecordFilters>) => change({ ...draft, ...changes })
  return (
    <QueryBand {...band} canInquire={isComplete(draft) && problem === undefined}>
      <BusinessSelect
        label={formatMessage({ id: 'records.business' })}
        placeholder={formatMessage({ id: 'records.choose' })}
        value={bizTypeId}
        width={210}
        onChange={(id) => change(withBusiness(draft, id))}
      />
      <RangePresets value={range} onChange={(days) => edit({ range: days })} />
      <RangePicker value={range} problem={problem} onChange={(days) => edit({ range: days })} />
      <OrganisationsSelect value={orgIds} onChange={(ids) => edit({ orgIds: ids })} />
      <SessionPeopleSelect
        label={formatMessage({ id: 'records.seat' })}
        value={userIds}
        width={190}
        delayMs={PEOPLE_DELAY_MS}
        onChange={(ids) => edit({ userIds: ids })}
      />
      <RuleSelect business={bizTypeId} value={ruleId} onChange={(id) => edit({ ruleId: id })} />
      <NumberSelect
        name="level"
        words="ui.level"
        values={LEVELS}
        value={ruleLevel}
        onChange={(value) => edit({ ruleLevel: value })}
      />
      <NumberSelect
        name="source"
        values={SOURCES}
        value={source}
        onChange={(value) => edit({ source: value })}
      />
      <NumberSelect
        name="handling"
        values={HANDLINGS}
        value={handling}
        onChange={(value) => edit({ handling: value })}
      />
      <ReviewSelect value={review} onChange={(value) => edit({ review: value })} />
      <SessionInput value={sessionId} onChange={(id) => edit({ sessionId: id })} />
    </QueryBand>
  )
}

type ReviewSelectProps = {
  value: RecordFilters['review']
  onChange: (review: RecordFilters['review']) => void
}

/** With a platform that says what became of reviews. */
function ReviewSelect(props: ReviewSelectProps) {
  return useHasListOptions() && <NumberSelect name="review" values={REVIEWS} {...props} />
}
