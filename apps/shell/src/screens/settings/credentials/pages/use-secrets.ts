import { credential } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { useEffect, useState } from 'react'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { useCopy } from '../../../parts/use-copy.ts'

/** Somebody wants a full secret: to read it, or on the clipboard. */
export type SecretWish = { client: credential.ApiClient; purpose: 'show' | 'copy' }

/**
 * Full secrets of the clients, which the server answers after a password that is good for some minutes (decisions 8
 * and 25). They are masked again when the password has to be given anew, and forgotten with the page.
 */
export function useSecrets() {
  const { client: http, services } = useShell()
  const copy = useCopy()
  const [shown, setShown] = useState<ReadonlyMap<number, string>>(new Map())
  const [asking, setAsking] = useState<SecretWish | null>(null)
  /** Unix seconds: until then the server answers secrets without the password. */
  const [confirmedUntil, setConfirmedUntil] = useState(0)

  const hasShown = shown.size > 0
  useEffect(() => {
    if (!hasShown) return undefined
    const timer = setTimeout(
      () => {
        setShown(new Map())
      },
      Math.max(0, confirmedUntil * 1000 - Date.now()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [confirmedUntil, hasShown])

  async function reveal(id: number, password?: string): Promise<string> {
    const answer = await http.send(credential.reveal, {
      body: { id, ...(password === undefined ? {} : { password }) },
      isQuiet: true,
    })
    setConfirmedUntil(answer.confirmedUntil)
    return answer.clientSecret
  }

  /** Called within the click or the submit, where copying has to begin. Rejects with why the secret was not answered. */
  async function fulfil({ client, purpose }: SecretWish, password?: string): Promise<void> {
    const answered = reveal(client.id, password)
    if (purpose === 'copy') {
      await copy(answered)
      return
    }
    const secret = await answered
    setShown((before) => new Map(before).set(client.id, secret))
  }

  async function want(wish: SecretWish): Promise<void> {
    const known = shown.get(wish.client.id)
    if (known !== undefined) {
      if (wish.purpose === 'copy') await copy(known)
      else setShown((before) => new Map([...before].filter(([id]) => id !== wish.client.id)))
      return
    }
    if (Date.now() / 1000 >= confirmedUntil) {
      setAsking(wish)
      return
    }
    try {
      await fulfil(wish)
    } catch (error) {
      if (isPasswordNeeded(error)) setAsking(wish)
      else services.toast.error(error instanceof Error ? error.message : String(error))
    }
  }

  return {
    shown,
    want: (wish: SecretWish) => void want(wish),
    asking,
    /** Does what was asked for; rejects when the password is not accepted. */
    confirm: async (password: string) => {
      if (asking !== null) await fulfil(asking, password)
      setAsking(null)
    },
    cancel: () => {
      setAsking(null)
    },
  }
}

export type Secrets = ReturnType<typeof useSecrets>

/** The password was given too long ago, or in a session that is over. */
function isPasswordNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === credential.CREDENTIAL_REFUSALS.passwordNeeded
}
