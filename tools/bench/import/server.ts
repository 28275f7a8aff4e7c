// The server in a separate process and bundle, so that the measured memory is only the server's.
import '../../../libs/embedded-mongo/src/main';
