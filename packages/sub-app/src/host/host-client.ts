import { createHttpClient } from '../http/create-http-client.ts'
import { toastText } from '../http/failure-text.ts'
import type { HttpClient } from '../http/http-client.ts'
import type { HostProps } from './host-props.ts'

/** The client of one mount. It reads the props at each call: language and token change while it is in use. */
export function hostClient(read: () => HostProps): HttpClient {
  return createHttpClient({
    getToken: () => read().getToken(),
    apiOrigin: read().apiOrigin,
    capabilities: read().capabilities,
    getLanguage: () => read().language,
    notify: (error) => {
      read().services.toast.error(toastText(error))
    },
    onUnusable: (answer) => {
      read().services.reportUnusable(answer)
    },
    onUnauthorized: (detail) => {
      read().services.endSession(detail)
    },
  })
}
