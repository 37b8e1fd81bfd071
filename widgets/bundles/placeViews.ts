/** Places as a list or as a map: what the pages of stores and addresses turn between. */
import '../../core/labels/it/storeFinder.ts';
import '../delivery/choice/ViewSwitch.tsx';
