import type {} from '@testing-library/jest-dom/vitest'
export { setViewportWidth } from './browser-stand-ins.ts'
export { fakeDecoder } from './fake-decoder.ts'
export { fakeFullScreen } from './fake-full-screen.ts'
export { fakeRealtime, type FakeRealtime } from './fake-realtime.ts'
export { fakeSounds, type FakeSounds } from './fake-sounds.ts'
export {
  mockCall,
  mockNetworkError,
  mockPending,
  mockStatus,
  Refusal,
  type MockedInput,
} from './mock-call.ts'
export { liveRooms, type LiveRooms } from './live-rooms.ts'
export { mockFile, mockFileCall } from './mock-file.ts'
export { fakePeerConnections, type FakePeerConnection } from './fake-peer-connections.ts'
export { network } from './network.ts'
export { recordedServices } from './recorded-services.ts'
export { renderSubAppPage, type RenderOptions } from './render-sub-app-page.tsx'
export { renderWithTexts, type TextsOptions } from './render-with-texts.tsx'
export { showAllElements } from './show-all-elements.ts'
export { standInForForms } from './stand-in-for-forms.ts'
export { testUser } from './test-user.ts'
export { barHeights, drawingIn, layOutCharts, preloadCharts } from './drawn-charts.ts'
export { namedLabel, sampleLabel, sampleRule } from './sample-label.ts'
export { savedParameters } from './saved-parameters.ts'
