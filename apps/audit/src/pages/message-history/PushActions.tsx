import type { message } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Button, Tooltip } from 'antd'
import { useIntl } from 'react-intl'
import { webpageQuery } from '../../model/push-record.ts'

type PushActionsProps = {
  record: message.HistoryRecord
  onDetail: (record: message.HistoryRecord) => void
}

/** Links to the page of a message (MSG-003) and to its figures (MSG-004). */
export function PushActions({ record, onDetail }: PushActionsProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { title, url } = record

  async function openWebpage(address: string): Promise<void> {
    if (!(await services.openPlatformLink(address, webpageQuery(record)))) {
      services.toast.error(formatMessage({ id: 'push.linkRefused' }))
    }
  }

  return (
    <>
      <Tooltip title={url == null ? formatMessage({ id: 'push.noWebpage' }) : undefined}>
        <Button
          type="link"
          size="small"
          disabled={url == null}
          aria-label={formatMessage({ id: 'push.webpageOf' }, { title })}
          onClick={() => {
            if (url != null) void openWebpage(url)
          }}
        >
          {formatMessage({ id: 'push.webpage' })}
        </Button>
      </Tooltip>
      <Button
        type="link"
        size="small"
        aria-label={formatMessage({ id: 'push.detailOf' }, { title })}
        onClick={() => onDetail(record)}
      >
        {formatMessage({ id: 'audit.detail' })}
      </Button>
    </>
  )
}
