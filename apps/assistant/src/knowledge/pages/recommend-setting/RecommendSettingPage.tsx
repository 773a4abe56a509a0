import { knowledge } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { flagField, isForbidden, StatusWord, useUrlSearch } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { FactCard } from '../../../base/components/FactCard.tsx'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'
import { PageAddress } from '../../../base/components/PageAddress.tsx'
import { useChangedText } from '../../../base/components/use-changed-text.ts'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useRecommendSetting, useSaveRecommendSetting } from '../../queries/recommendations.ts'

export { texts } from '../../texts.ts'

const TEXTS = 'knowledge.recommend'
const search = { edit: flagField() }

/** The settings of recommendations during a call: whether there are any, how many, and with which minimum confidence. */
export function RecommendSettingPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const address = useUrlSearch(search)
  const setting = useRecommendSetting(scope)
  const title = formatMessage({ id: `${TEXTS}.title` })
  const { data, error } = setting
  const edit = data !== undefined && (
    <Button type="primary" onClick={() => address.setSearch({ edit: true })}>
      {formatMessage({ id: 'managed.edit' })}
    </Button>
  )
  return (
    <WorkPage title={title} about={formatMessage({ id: `${TEXTS}.about` })} actions={edit}>
      <PageAddress shape={search} />
      {data !== undefined && !isForbidden(error) ? (
        <SettingFacts setting={data} />
      ) : error !== null ? (
        <PageFailure
          title={formatMessage({ id: `${TEXTS}.failed` })}
          page={title}
          error={error}
          onRetry={() => void setting.refetch()}
        />
      ) : (
        <Skeleton active />
      )}
      {data !== undefined && address.search.edit && (
        <SettingForm
          scope={scope}
          setting={data}
          onClose={() => address.setSearch({ edit: false }, { replace: true })}
        />
      )}
    </WorkPage>
  )
}

type Setting = knowledge.RecommendSettingDraft & {
  version: number
  updatedAt: number | null
  updatedBy: string | null
}

function SettingFacts({ setting }: { setting: Setting }) {
  const { formatMessage, formatNumber } = useIntl()
  const changedText = useChangedText()
  const { isEnabled, atOnce, leastConfidence } = setting
  const name = (field: keyof knowledge.RecommendSettingDraft) =>
    formatMessage({ id: `${TEXTS}.field.${field}` })
  return (
    <FactCard
      label={formatMessage({ id: `${TEXTS}.title` })}
      facts={[
        {
          key: 'isEnabled',
          name: name('isEnabled'),
          content: (
            <StatusWord tone={isEnabled ? 'good' : 'quiet'}>
              {formatMessage({ id: isEnabled ? 'managed.yes' : 'managed.no' })}
            </StatusWord>
          ),
        },
        { key: 'atOnce', name: name('atOnce'), content: formatNumber(atOnce) },
        {
          key: 'leastConfidence',
          name: name('leastConfidence'),
          content: formatNumber(leastConfidence / 100, { style: 'percent' }),
        },
      ]}
      note={changedText(setting)}
    />
  )
}

function SettingForm({
  scope,
  setting,
  onClose,
}: BusinessPageProps & { setting: Setting; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const showSaved = useSavedToast()
  const { isEnabled, atOnce, leastConfidence, version } = setting
  const save = useSaveRecommendSetting({ ...scope, version })
  return (
    <ManagedForm
      title={formatMessage({ id: `${TEXTS}.title` })}
      draftKey={{ name: knowledge.saveRecommendSetting.id, id: scope.bizTypeId, version }}
      texts={TEXTS}
      fields={[
        { name: 'isEnabled', kind: 'switch' },
        { name: 'atOnce', kind: 'number', hasHint: true },
        { name: 'leastConfidence', kind: 'number', hasHint: true },
      ]}
      schema={knowledge.recommendSettingDraft}
      initial={{ isEnabled, atOnce, leastConfidence }}
      nameField="atOnce"
      onClose={onClose}
      onSave={async (body) => {
        await save(body)
        showSaved()
      }}
    />
  )
}
