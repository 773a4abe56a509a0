export { cachedValue, CACHE_VALID_MS, type CachedValue, type CacheKey } from './cached-value.ts'
export { CrashBoundary } from './CrashBoundary.tsx'
export { defineSubApp, type SubAppLifecycles } from './define-sub-app.tsx'
export { useFormDraft, useFormDraftOf, type FormDraft } from './form-draft/use-form-draft.ts'
export { hostClient } from './host-client.ts'
export { HostProvider, useHost, useHttpClient, type Host } from './host-context.tsx'
export type { HostProps, HostRoute, HostRouter, HostTheme, HostUpdate } from './host-props.ts'
export type { ConfirmRequest, HostServices } from './host-services.ts'
export { ApiError, type ApiErrorKind } from './http/api-error.ts'
export { callQuery } from './http/call-query.ts'
export {
  CALL_TIMEOUT_MS,
  createHttpClient,
  IGNORED_CODES,
  type HttpClientOptions,
} from './http/create-http-client.ts'
export { canHelpToRetry, createQueryClient } from './http/create-query-client.ts'
export type { CallInput, HttpClient } from './http/http-client.ts'
export { failureText } from './http/failure-text.ts'
export { httpMessage } from './http/http-messages.ts'
export { lazyPage } from './lazy-page.tsx'
export { MoreTexts, type Texts } from './MoreTexts.tsx'
export { navigatorOf } from './navigator-of.ts'
export { sharedMessages } from './messages.ts'
export type { SubAppDefinition, SubAppManifestSource } from './sub-app-definition.ts'
export { SubAppRoot } from './SubAppRoot.tsx'
export { tierPart } from './tier-part.tsx'
