import protobuf from 'protobufjs/minimal.js'

// Ids and moments are below 2^53 (RT-Q10): 64-bit fields are read as numbers. The generated code decides when it loads,
// so it imports this module instead of the library's.
Reflect.deleteProperty(protobuf.util, 'Long')
protobuf.configure()

/** @public The generated code imports it, which is not in the repository. */
export default protobuf // oxlint-disable-line import/no-default-export -- as the library has it
export const { Reader, Writer, util } = protobuf
export type Reader = protobuf.Reader
export type Writer = protobuf.Writer
