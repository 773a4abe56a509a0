import { expect, test } from 'vitest'
import { MonitorCommandType, StreamKind } from '../../codec/envelope.ts'
import { MONITOR_COMMAND, STREAM_KIND } from './peer-constants.ts'

test('the constants of pages are those of the codec', () => {
  expect(STREAM_KIND).toEqual({ camera: StreamKind.STREAM_CAMERA, screen: StreamKind.STREAM_SCREEN })
  expect(MONITOR_COMMAND).toEqual({ start: MonitorCommandType.START, stop: MonitorCommandType.STOP })
})
