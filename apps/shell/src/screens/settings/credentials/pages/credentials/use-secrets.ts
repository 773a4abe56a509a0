import { credential } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { serverNow } from '@console/ui/server-time'
import { useEffect, useState } from 'react'
import { useShell } from '../../../../../runtime/context/shell-context.tsx'
import { useCopy } from '../../../../parts/use-copy.ts'
import type { SecretRequest } from '../../components/SecretText.tsx'
import { useRevealSecret } from '../../queries/credentials.ts'

export type Secrets = ReturnType<typeof useSecrets>

/**
 * Full secrets of the clients, which the server returns after a password that is valid for some minutes (R8
 * and R25). They are masked again when the password expires, and dropped with the page.
 */
export function useSecrets() {
  const { services } = useShell()
  const sendReveal = useRevealSecret()
  const copy = useCopy()
  const [pending, setPending] = useState<SecretRequest | null>(null)
  /** Unix seconds: until then the server answers secrets without the password. */
  const [confirmedUntil, setConfirmedUntil] = useState(0)
  const { shown, show, hide } = useShownSecrets(confirmedUntil)

  async function reveal(id: number, password?: string): Promise<string> {
    const answer = await sendReveal(id, password)
    setConfirmedUntil(answer.confirmedUntil)
    return answer.clientSecret
  }

  /**
   * Called within the click or the submit, where copying has to begin. Rejects with the reason why the secret was not
   * answered.
   */
  async function fulfil({ client, purpose }: SecretRequest, password?: string): Promise<void> {
    const answered = reveal(client.id, password)
    if (purpose === 'copy') await copy(answered)
    else show(client.id, await answered)
  }

  async function requestSecret(request: SecretRequest): Promise<void> {
    const known = shown.get(request.client.id)
    if (known !== undefined) {
      if (request.purpose === 'copy') await copy(known)
      else hide(request.client.id)
      return
    }
    if (serverNow() / 1000 >= confirmedUntil) {
      setPending(request)
      return
    }
    try {
      await fulfil(request)
    } catch (error) {
      if (isPasswordNeeded(error)) setPending(request)
      else services.toast.error(error instanceof Error ? error.message : String(error))
    }
  }

  return {
    shown,
    request: (request: SecretRequest) => void requestSecret(request),
    /** The request that waits for the password. */
    pending,
    /** Answers the pending request; rejects when the password is not accepted. */
    confirm: async (password: string) => {
      if (pending !== null) await fulfil(pending, password)
      setPending(null)
    },
    cancel: () => {
      setPending(null)
    },
  }
}

/** The revealed secrets by the clients' ids; all are masked again when the password expires. */
function useShownSecrets(confirmedUntil: number) {
  const [shown, setShown] = useState<ReadonlyMap<number, string>>(new Map())
  const hasShown = shown.size > 0
  useEffect(() => {
    if (!hasShown) return undefined
    const timer = setTimeout(
      () => {
        setShown(new Map())
      },
      Math.max(0, confirmedUntil * 1000 - serverNow()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [confirmedUntil, hasShown])
  return {
    shown,
    show: (id: number, secret: string) => {
      setShown((before) => new Map(before).set(id, secret))
    },
    hide: (id: number) => {
      setShown((before) => new Map([...before].filter(([shownId]) => shownId !== id)))
    },
  }
}

/** The password has expired, or was entered in another session. */
function isPasswordNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === credential.CREDENTIAL_REFUSALS.passwordNeeded
}
