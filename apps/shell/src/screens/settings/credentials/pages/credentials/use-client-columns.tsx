import type { credential } from '@console/contracts'
import { formatTime, type DataColumn } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../runtime/context/shell-context.tsx'
import { ClientButtons, type ClientButtonsProps } from '../../components/ClientButtons.tsx'
import { ClientStatusTag } from '../../components/ClientStatusTag.tsx'
import { ClientName } from '../../components/CopiedCode.tsx'
import { SecretText, type SecretTextProps } from '../../components/SecretText.tsx'

export type ClientColumnParts = Omit<ClientButtonsProps, 'client'> & Pick<SecretTextProps, 'secrets'>

/** The columns of CRED-002; the name is over the id, and when a client was last used is below the number of its calls. */
export function useClientColumns({
  secrets,
  ...buttons
}: ClientColumnParts): DataColumn<credential.ApiClient>[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useShell()
  const lastUsed = useLastUsed()
  const title = (id: string) => formatMessage({ id: `credentials.${id}` })
  return [
    { key: 'id', title: title('id'), dataIndex: 'id' },
    {
      key: 'clientId',
      title: title('clientId'),
      render: (_, client) => <ClientName client={client} />,
    },
    {
      key: 'clientSecret',
      title: title('clientSecret'),
      render: (_, client) => <SecretText client={client} secrets={secrets} />,
    },
    {
      key: 'createTimestamp',
      title: title('created'),
      render: (_, { createTimestamp }) => <ShortTime text={formatTime(createTimestamp, timezone)} />,
    },
    {
      key: 'status',
      title: title('status'),
      render: (_, { status }) => <ClientStatusTag status={status} />,
    },
    {
      key: 'usage',
      title: title('usage'),
      align: 'right',
      render: (_, client) =>
        client.usage === 0 && client.lastUsedAt === null ? (
          <span className="ui-muted">{lastUsed(client)}</span>
        ) : (
          <>
            <div>{formatNumber(client.usage)}</div>
            <div className="ui-note ui-faint">{lastUsed(client)}</div>
          </>
        ),
    },
    {
      key: 'action',
      title: title('action'),
      isActions: true,
      render: (_, client) => <ClientButtons client={client} {...buttons} />,
    },
  ]
}

/** When a client last called or fetched a token; empty where the platform does not say. */
export function useLastUsed(): (client: Pick<credential.ApiClient, 'lastUsedAt'>) => string {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  return ({ lastUsedAt }) => {
    if (lastUsedAt === undefined) return ''
    return lastUsedAt === null
      ? formatMessage({ id: 'credentials.neverUsed' })
      : formatMessage({ id: 'credentials.lastUsed' }, { time: formatTime(lastUsedAt, timezone) })
  }
}
