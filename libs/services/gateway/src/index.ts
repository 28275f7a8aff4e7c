export { runGateway, type RunningGateway } from './run-gateway';
