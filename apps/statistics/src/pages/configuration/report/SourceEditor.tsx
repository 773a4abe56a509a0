import { useLeaveGuard } from '@console/sub-app/form'
import { Button, Checkbox } from 'antd'
import { useIntl } from 'react-intl'
import styles from '../Configuration.module.css'
import { toSourceKey } from '../../../model/suggestions.ts'
import { TagSources } from './TagSources.tsx'
import { useSourceDraft } from './use-source-draft.ts'
import type { StoredUserData } from '../../../queries/save-configuration.ts'

/** Which figures and labels suggestions of the business may compare, figures and labels apart (RPT-042..049). */
export function SourceEditor({ stored }: { stored: StoredUserData }) {
  const { formatMessage } = useIntl()
  const draft = useSourceDraft(stored)
  useLeaveGuard({
    isDirty: draft.isDirty,
    title: formatMessage({ id: 'statConfig.leave' }),
    text: formatMessage({ id: 'statConfig.leave.text' }),
    okText: formatMessage({ id: 'statConfig.leave.ok' }),
    onLeave: draft.discard,
  })
  return (
    <section className={styles['card']} aria-label={formatMessage({ id: 'statConfig.sources' })}>
      <div className={styles['cardHead']}>
        <h2>{formatMessage({ id: 'statConfig.sources' })}</h2>
        <span className={styles['tools']}>
          {draft.isDirty && (
            <Button onClick={draft.discard}>{formatMessage({ id: 'statConfig.discard' })}</Button>
          )}
          <Button type="primary" disabled={!draft.isDirty} loading={draft.isPending} onClick={draft.submit}>
            {formatMessage({ id: 'statConfig.save' })}
          </Button>
        </span>
      </div>
      <p className={styles['text']}>{formatMessage({ id: 'statConfig.sources.text' })}</p>
      <div className={styles['columns']}>
        <div role="group" aria-label={formatMessage({ id: 'statConfig.sources.platform' })}>
          <h3>{formatMessage({ id: 'statConfig.sources.platform' })}</h3>
          <ul className={styles['list']}>
            {draft.figures.map((source) => (
              <li key={toSourceKey(source)}>
                <Checkbox
                  checked={source.status === 1}
                  onChange={({ target }) => draft.select(source, target.checked)}
                >
                  {source.name}
                </Checkbox>
              </li>
            ))}
          </ul>
        </div>
        <TagSources draft={draft} bizTypeId={stored.bizTypeId} />
      </div>
    </section>
  )
}
