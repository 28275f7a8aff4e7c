// The server as its own process, in a bundle of its own, so that its memory is nothing but its own.
import '../../../libs/embedded-mongo/src/main';
